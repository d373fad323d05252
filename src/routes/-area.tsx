import { lazyRouteComponent } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { prepareCalls } from '#kit/api/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { NavigationContext } from '#layouts/commands/navigation.ts'
import { isNameMissing } from './-guards.ts'
import { navigation } from './-navigation.tsx'

const Onboarding = lazyRouteComponent(() => import('./-onboarding.tsx'), 'Onboarding')

export function Area({
  home,
  children,
}: {
  home: '/app' | '/manager/dashboard'
  children: ReactNode
}) {
  useEffect(() => prepareCalls(), [])
  const setup = useSetup()
  const user = useLastUser(setup?.session?.user.id)
  if (!setup || isNameMissing(setup)) return <Onboarding home={home} />
  // Another user gets pages of their own, without anything that the one before typed.
  return (
    <NavigationContext value={navigation}>
      <Fragment key={user}>{children}</Fragment>
    </NavigationContext>
  )
}

/** A page whose session has ended stays as it is until the sign-in page comes. */
function useLastUser(user: string | undefined) {
  const [last, setLast] = useState(user)
  if (user && user !== last) setLast(user)
  return last
}
