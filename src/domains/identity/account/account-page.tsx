import { useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignOut } from '#domains/identity/sign-out/index.ts'
import { BuildInfo } from '#kit/about/index.ts'
import { type AccountCardProps, type AccountSection, usePart } from '#kit/parts/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Page } from '#layouts/page.tsx'
import { TwoColumns } from '#layouts/two-columns.tsx'
import { Button } from '#ui/actions/button.tsx'
import { type AccountAddress, useAccountStep } from './account-steps.ts'
import { DataCard } from './data-card.tsx'
import { DeleteDialog } from './deletion/delete-dialog.tsx'
import { DeletionCard } from './deletion/deletion-card.tsx'
import { EmailDrawer } from './email/email-drawer.tsx'
import { NameDrawer } from './person/name-drawer.tsx'
import { PersonCard } from './person/person-card.tsx'
import { PictureDialog } from './picture/picture-on-demand.ts'
import { PreferencesCard } from './preferences-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'
import { SignInsCard } from './sign-ins/sign-ins-card.tsx'

interface AccountPageProps extends AccountAddress {
  sections: readonly AccountSection[]
}

export function AccountPage({ sections, ...address }: AccountPageProps) {
  const { t, i18n } = useTranslation(['account', 'sign-out'])
  const user = useSession()?.user
  const { step: opened, open, close, proposeEmail } = useAccountStep(address, sections)
  const [leaving, setLeaving] = useState(false)
  const queryClient = useQueryClient()
  if (!user) return null
  const [alsoEnds] = sections.flatMap((section) => section.alsoEnds?.(i18n) ?? [])
  const cardOf = ({ part, step, texts }: AccountSection, children?: ReactNode) => (
    <Suspense key={texts}>
      <SectionCard
        part={part}
        isOpen={step !== undefined && step === opened}
        onOpen={() => step && void open(step)}
        onClose={close}
      >
        {children}
      </SectionCard>
    </Suspense>
  )
  const cardsIn = (place: AccountSection['place']) =>
    sections
      .filter((section) => section.place === place)
      .map((section) => cardOf(section, partsOf(section.texts)))
  const partsOf = (card: AccountSection['texts']) =>
    sections
      .filter(({ place }) => typeof place === 'object' && place.within === card)
      .map((section) => cardOf(section))
  const tellSections = () => {
    for (const { part } of sections) part.here()?.onPersonChange?.(queryClient)
  }
  return (
    <Page
      title={t('title')}
      action={
        <Button onClick={() => setLeaving(true)}>
          <LogOut aria-hidden className="rtl:-scale-x-100" />
          {t('sign-out:confirm')}
        </Button>
      }
    >
      <TwoColumns>
        <PersonCard user={user} onOpen={(step) => void open(step)} />
        <PreferencesCard />
        <div className="grid content-start gap-6">
          {cardsIn('sign-in')}
          <SessionsCard alsoEnds={alsoEnds} onSignOut={() => setLeaving(true)} />
          <SignInsCard />
          {cardsIn('access')}
        </div>
        <div className="grid content-start gap-6">
          {cardsIn('settings')}
          <DataCard />
          <DeletionCard onDelete={() => void open('delete-account')} />
        </div>
      </TwoColumns>
      <footer className="mt-8">
        <BuildInfo />
      </footer>
      <NameDrawer
        open={opened === 'change-name'}
        name={user.name}
        onChange={tellSections}
        onClose={close}
      />
      <PictureDialog open={opened === 'picture'} user={user} onClose={close} />
      <EmailDrawer
        open={opened === 'change-email'}
        current={user.email}
        newEmail={address.newEmail}
        alsoEnds={alsoEnds}
        onPropose={proposeEmail}
        onChange={tellSections}
        onClose={close}
      />
      <DeleteDialog open={opened === 'delete-account'} email={user.email} onClose={close} />
      <SignOut open={leaving} onClose={() => setLeaving(false)} />
    </Page>
  )
}

type SectionCardProps = AccountCardProps & Pick<AccountSection, 'part'>

function SectionCard({ part, ...props }: SectionCardProps) {
  const { Card } = usePart(part)
  return <Card {...props} />
}
