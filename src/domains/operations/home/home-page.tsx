import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#kit/session/index.ts'
import { Page } from '#layouts/page.tsx'
import { FirstAdmin } from './first-admin.tsx'
import { ProjectLinks } from './project-links.tsx'

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
