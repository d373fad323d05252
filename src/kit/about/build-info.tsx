import { useTranslation } from 'react-i18next'
import { LocalText } from '#i18n/local-text.tsx'
import { useFormat } from '#i18n/use-format.ts'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { buildLine } from './build-line.ts'

export function BuildInfo() {
  const { t } = useTranslation('about')
  const format = useFormat()
  return (
    <p className="flex items-center gap-1 text-sm text-ink-soft">
      <span>
        {t('version', { version: BUILD.version })}
        {BUILD.commit && (
          <>
            {' · '}
            <bdi className="font-mono text-xs">{BUILD.commit}</bdi>
          </>
        )}
        {BUILD.date && <LocalText>{` · ${format.date(new Date(BUILD.date))}`}</LocalText>}
      </span>
      <CopyButton
        text={buildLine}
        label={t('copy')}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
        onCopied={() => toast.success(t('copied'))}
      />
    </p>
  )
}
