import { createFileRoute } from '@tanstack/react-router'
import { Shelf } from '#features/covers/index.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { LoginLayout } from '#layouts/login-layout.tsx'

export const Route = createFileRoute('/login')({ component: LoginFrame })

function LoginFrame() {
  const { language } = useLanguage()
  return <LoginLayout shelf={<Shelf language={language} />} />
}
