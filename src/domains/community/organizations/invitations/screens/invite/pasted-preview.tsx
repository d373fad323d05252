import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import type { PastedLine } from './pasted-lines.ts'

const shown = 20

interface PastedPreviewProps {
  lines: PastedLine[]
  count: number
}

export function PastedPreview({ lines, count }: PastedPreviewProps) {
  const { t } = useTranslation('organizations')
  const { number } = useFormat()
  const words = ({ email, isRepeated }: PastedLine) => {
    if (email === undefined) return t('invitations.preview.noAddress')
    return isRepeated ? t('invitations.preview.repeated', { email }) : email
  }
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
              <bdi
                className={`min-w-0 wrap-anywhere ${line.email === undefined || line.isRepeated ? 'text-warning' : ''}`}
              >
                {words(line)}
              </bdi>
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
