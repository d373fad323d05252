import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { prepareCalls } from '#kit/api/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { NavigationContext } from '#layouts/commands/navigation.ts'
import { CommandRegistry, createCommandRegistry } from '#layouts/commands/use-commands.ts'
import { useKeys } from '#layouts/commands/use-keys.ts'
import { readyOnServer } from '#layouts/document/ready-on-server.ts'
import { isNameMissing } from './-guards.ts'
import { navigation } from './-navigation.tsx'

const Onboarding = readyOnServer(
  lazyRouteComponent(() => import('./-onboarding.tsx'), 'Onboarding'),
)

export function Area({
  home,
  children,
}: {
  home: '/app' | '/manager/dashboard'
  children: ReactNode
}) {
  useEffect(() => prepareCalls(), [])
  const [registry] = useState(createCommandRegistry)
  useKeys(registry)
  const setup = useSetup()
  // Another user gets pages of their own, without anything that the one before typed.
  const userId = setup?.session?.user.id
  if (!setup || isNameMissing(setup)) return <Onboarding key={userId} home={home} />
  return (
    <NavigationContext key={userId} value={navigation}>
      <CommandRegistry value={registry}>{children}</CommandRegistry>
    </NavigationContext>
  )
}
