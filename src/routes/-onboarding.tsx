import { OnboardingPage } from '#domains/identity/onboarding/index.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Shelf } from '#kit/covers/index.ts'
import { LoginLayout } from '#layouts/login-layout.tsx'

export function Onboarding({ home }: { home: '/app' | '/manager/dashboard' }) {
  const { language } = useLanguage()
  return (
    <LoginLayout home={home} shelf={<Shelf language={language} />}>
      <OnboardingPage />
    </LoginLayout>
  )
}
