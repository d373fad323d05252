import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordActivity } from '#kit/activity/index.ts'
import { Awaited, CardPending } from '#kit/record-page/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { useStep } from '#layouts/navigation/step.ts'
import { Page } from '#layouts/page.tsx'
import { TwoColumns } from '#layouts/two-columns.tsx'
import type { User } from '../../user.ts'
import { userQuery } from '../../users.queries.ts'
import { nameOf } from '../list/user-name.tsx'
import { BanUser, DeleteUser, Impersonate } from '../user-dialogs.ts'
import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserSessions } from './user-sessions.tsx'

export function UserPage({ id }: { id: string }) {
  const { t } = useTranslation(['users', 'layouts'])
  return (
    <Awaited
      of={useQuery(userQuery(id))}
      title={t('layouts:pages.user')}
      failedTitle={t('user.loadFailed')}
      pending={<UserPending />}
    >
      {(user) => <OneUser user={user} />}
    </Awaited>
  )
}

/** The open dialog is in the URL, so a new sign-in returns to it. */
const STEPS = ['ban', 'impersonate', 'delete'] as const
export type UserStep = (typeof STEPS)[number]

function OneUser({ user }: { user: User }) {
  const { step, open, close } = useStep(STEPS)
  const name = nameOf(user)
  usePageTitle(name)
  return (
    <Page title={<bdi>{name}</bdi>} action={<UserActions user={user} onStep={open} />}>
      <TwoColumns>
        <div>
          <UserFacts user={user} />
        </div>
        <div>
          <Allowed needs={{ session: ['list'] }}>
            <UserSessions user={user} />
          </Allowed>
        </div>
      </TwoColumns>
      <div className="mt-10">
        <RecordActivity type="user" id={user.id} />
      </div>
      <BanUser user={user} open={step === 'ban'} onClose={close} />
      <Impersonate user={user} open={step === 'impersonate'} onClose={close} />
      <DeleteUser user={user} open={step === 'delete'} onClose={close} />
    </Page>
  )
}

const WIDTHS = ['w-20', 'w-16', 'w-24', 'w-40', 'w-44']

function UserPending() {
  const { t } = useTranslation('users')
  return (
    <TwoColumns>
      <CardPending label={t('user.loading')} widths={WIDTHS} round />
    </TwoColumns>
  )
}
