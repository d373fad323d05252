import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { Card } from '#ui/data/card.tsx'

export function FirstAdmin() {
  const { t } = useTranslation('home')
  const email = useSession()?.user.email ?? ''
  if (!useSetup()?.needsAdmin) return null
  const command = `npm run admin -- grant ${isPlain.test(email) ? email : '<email>'}`
  return (
    <Card title={t('firstAdmin.title')} description={t('firstAdmin.text')}>
      <div className="flex items-center gap-2 rounded-md border border-line bg-sunken py-1.5 ps-4 pe-1.5">
        <code dir="ltr" className="min-w-0 grow font-mono text-sm wrap-anywhere">
          {command}
        </code>
        <CopyButton
          text={command}
          label={t('firstAdmin.copy')}
          copiedLabel={t('firstAdmin.copied')}
          failedLabel={t('firstAdmin.copyFailed')}
        />
      </div>
    </Card>
  )
}

const isPlain = /^[\w.+-]+@[\w.-]+$/
