import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { CopyButton } from '#ui/actions/copy-button.tsx'

interface ShownSecretProps {
  secret: string
  onDone: () => void
}

export function ShownSecret({ secret, onDone }: ShownSecretProps) {
  const { t } = useTranslation('webhooks')
  return (
    <div className="space-y-6 pt-2">
      <div className="flex items-center gap-2 rounded-md border border-line bg-sunken ps-3">
        <code dir="ltr" className="min-w-0 grow py-2 text-sm wrap-anywhere">
          {secret}
        </code>
        <CopyButton
          text={secret}
          label={t('secret.copy')}
          copiedLabel={t('secret.copied')}
          failedLabel={t('secret.copyFailed')}
        />
      </div>
      <div className="flex justify-end">
        <Button variant="primary" className="max-sm:w-full" onClick={onDone}>
          {t('secret.done')}
        </Button>
      </div>
    </div>
  )
}
