import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Shelf } from '#features/covers/index.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { LoginLayout } from '#layouts/login-layout.tsx'

export const Route = createFileRoute('/login')({
  loader: ({ context }) => context.i18n.loadNamespaces('login'),
  component: LoginFrame,
})

function LoginFrame() {
  const { language } = useLanguage()
  return (
    <LoginLayout home="/login" shelf={<Shelf language={language} />}>
      <Outlet />
    </LoginLayout>
  )
}
