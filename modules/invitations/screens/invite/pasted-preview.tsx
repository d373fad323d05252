import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText, type Refusal } from '#kit/problems/index.ts'
import type { PastedLine } from './pasted-lines.ts'

const shown = 20

interface PastedPreviewProps {
  lines: PastedLine[]
  /** Addresses that can't be invited. */
  known: ReadonlyMap<string | undefined, Refusal> | undefined
  count: number
}

export function PastedPreview({ lines, known, count }: PastedPreviewProps) {
  const { t } = useTranslation('organizations')
  const { number } = useFormat()
  const words = ({ email, isRepeated }: PastedLine) => {
    if (email === undefined) return t('invitations.preview.noAddress')
    return isRepeated ? t('invitations.preview.repeated', { email }) : email
  }
  const refusalOf = ({ email, isRepeated }: PastedLine) =>
    email === undefined || isRepeated ? undefined : known?.get(email)
  return (
    <>
      <output className="mt-3 block text-sm font-medium">
        {lines.length > 0 && t('invitations.preview.named', { count })}
      </output>
      {lines.length > 0 && (
        <ol
          aria-label={t('invitations.preview.title')}
          className="mt-2 divide-y divide-line rounded-md border border-line text-sm"
        >
          {lines.slice(0, shown).map((line) => (
            <li key={line.line} className="flex gap-3 px-3 py-1.5">
              <span className="w-8 shrink-0 text-end text-ink-faint tabular-nums">
                {number(line.line)}
              </span>
              <PreviewedLine
                text={words(line)}
                isSkipped={line.email === undefined || line.isRepeated}
                refusal={refusalOf(line)}
              />
            </li>
          ))}
          {lines.length > shown && (
            <li className="px-3 py-1.5 text-ink-soft">
              {t('invitations.preview.more', { count: lines.length - shown })}
            </li>
          )}
        </ol>
      )}
    </>
  )
}

interface PreviewedLineProps {
  text: string
  isSkipped: boolean
  refusal: Refusal | undefined
}

const PreviewedLine = ({ text, isSkipped, refusal }: PreviewedLineProps) => (
  <span className="min-w-0">
    <bdi className={`wrap-anywhere ${isSkipped ? 'text-warning' : ''}`}>{text}</bdi>
    {refusal && (
      <span className="block text-warning">
        <ProblemText error={refusal} />
      </span>
    )}
  </span>
)
