import { OnboardingPage } from '#domains/identity/onboarding/index.ts'
import { LoginLayout } from '#layouts/login-layout.tsx'
import { signInPicture } from './-sign-in-picture.tsx'

export const Onboarding = ({ home }: { home: '/app' | '/manager/dashboard' }) => (
  <LoginLayout home={home} picture={signInPicture}>
    <OnboardingPage />
  </LoginLayout>
)
