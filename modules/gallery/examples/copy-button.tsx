import { useTranslation } from 'react-i18next'
import { CopyButton } from '#ui/actions/copy-button.tsx'

export const group = 'actions'

const ISBN = '978-0-14-243724-7'

export default function CopyButtonExample() {
  const { t } = useTranslation('gallery')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-soft">{t('isbn')}</span>
      <bdi dir="ltr" className="tabular-nums">
        {ISBN}
      </bdi>
      <CopyButton
        text={ISBN}
        label={t('copy')}
        copiedLabel={t('copied')}
        failedLabel={t('copyFailed')}
      />
    </div>
  )
}
