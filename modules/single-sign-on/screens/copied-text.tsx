import { useTranslation } from 'react-i18next'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { Definition } from '#ui/data/definition-list.tsx'

/** A text to be entered elsewhere, exactly as shown. */
export function CopiedText({ term, text }: { term: string; text: string }) {
  const { t } = useTranslation('single-sign-on')
  return (
    <Definition term={term}>
      <span className="flex items-center gap-2">
        <code dir="ltr" className="min-w-0 text-sm wrap-anywhere">
          {text}
        </code>
        <CopyButton
          text={text}
          label={t('domains.copy', { what: term })}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
        />
      </span>
    </Definition>
  )
}
