export { nameMessages } from './name-mistake.ts'
export { OnboardingPage } from './onboarding-page.tsx'
