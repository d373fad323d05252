import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import type { NewKey } from '../key.ts'

export function ShownKey({ of: { key, name }, onDone }: { of: NewKey; onDone: () => void }) {
  const { t } = useTranslation('api-keys')
  return (
    <div className="space-y-6 pt-2">
      <div>
        <p className="mb-2 text-sm font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <div className="flex items-center gap-2 rounded-md border border-line bg-sunken ps-3">
          <code dir="ltr" className="min-w-0 grow py-2 text-sm wrap-anywhere">
            {key}
          </code>
          <CopyButton
            text={key}
            label={t('shown.copy')}
            copiedLabel={t('shown.copied')}
            failedLabel={t('shown.copyFailed')}
          />
        </div>
      </div>
      <div className="flex justify-end">
        <Button variant="primary" className="max-sm:w-full" onClick={onDone}>
          {t('shown.done')}
        </Button>
      </div>
    </div>
  )
}
