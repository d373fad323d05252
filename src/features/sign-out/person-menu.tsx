import { useState } from 'react'
import { useSession } from '#features/session/index.ts'
import { UserMenu } from '#layouts/user-menu.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'

/** The menu of whoever is signed in, with its way out. */
export function PersonMenu({ area }: { area: 'app' | 'manager' }) {
  const session = useSession()
  const [leaving, setLeaving] = useState(false)
  if (!session) return null
  return (
    <>
      <UserMenu
        area={area}
        person={session.user}
        managesToo={session.permissions.apps?.includes('manager') ?? false}
        onSignOut={() => setLeaving(true)}
      />
      <SignOutDialog open={leaving} onOpenChange={setLeaving} />
    </>
  )
}
