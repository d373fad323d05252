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
              <PreviewedLine line={line} known={known} />
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

interface PreviewedLineProps extends Pick<PastedPreviewProps, 'known'> {
  line: PastedLine
}

function PreviewedLine({ line: { email, isRepeated }, known }: PreviewedLineProps) {
  const { t } = useTranslation('organizations')
  if (email === undefined) return <Skipped text={t('invitations.preview.noAddress')} />
  if (isRepeated) return <Skipped text={t('invitations.preview.repeated', { email })} />
  const refusal = known?.get(email)
  return (
    <span className="min-w-0">
      <bdi className="wrap-anywhere">{email}</bdi>
      {refusal && (
        <span className="block text-warning">
          <ProblemText error={refusal} />
        </span>
      )}
    </span>
  )
}

const Skipped = ({ text }: { text: string }) => (
  <bdi className="min-w-0 wrap-anywhere text-warning">{text}</bdi>
)
