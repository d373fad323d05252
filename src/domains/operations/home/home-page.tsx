import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BuildInfo } from '#kit/about/index.ts'
import { useSession } from '#kit/session/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { Page } from '#layouts/page.tsx'
import { productLinks } from '#rules/product.ts'
import { CopyButton } from '#ui/actions/copy-button.tsx'
import { OutsideLink } from '#ui/actions/outside-link.tsx'
import { Card } from '#ui/data/card.tsx'
import { AreaSwitch } from './area-switch.tsx'

export function HomePage({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('home')
  const user = useSession()?.user
  const [firstName] = user?.name.trim().split(/\s+/) ?? []
  return (
    <Page title={t('greeting', { name: firstName || user?.email })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <FirstAdmin />
        {children}
        <ProjectLinks />
      </div>
    </Page>
  )
}

function FirstAdmin() {
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

function ProjectLinks() {
  const { t } = useTranslation('home')
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5 text-sm">
      <AreaSwitch here="app" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ms-auto">
        <OutsideLink href={productLinks.documentation}>{t('documentation')}</OutsideLink>
        <OutsideLink href={productLinks.issues}>{t('openIssue')}</OutsideLink>
        <BuildInfo />
      </div>
    </footer>
  )
}
