import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '#i18n/use-language.ts'
import { prepareCalls } from '#kit/api/index.ts'
import { Shelf } from '#kit/covers/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { NavigationContext } from '#layouts/commands/navigation.ts'
import { LoginLayout } from '#layouts/login-layout.tsx'
import { isNameMissing } from './-guards.ts'
import { navigation } from './-navigation.tsx'

const OnboardingPage = lazyRouteComponent(
  () => import('#domains/identity/onboarding/index.ts'),
  'OnboardingPage',
)

export function Area({
  home,
  children,
}: {
  home: '/app' | '/manager/dashboard'
  children: ReactNode
}) {
  const { language } = useLanguage()
  useEffect(() => prepareCalls(), [])
  const setup = useSetup()
  if (setup && !isNameMissing(setup)) {
    return <NavigationContext value={navigation}>{children}</NavigationContext>
  }
  return (
    <LoginLayout home={home} shelf={<Shelf language={language} />}>
      <OnboardingPage />
    </LoginLayout>
  )
}
