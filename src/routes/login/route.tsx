import { createFileRoute, Outlet } from '@tanstack/react-router'
import { NeedsScript } from '#domains/identity/login/index.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { Shelf } from '#kit/covers/index.ts'
import { LoginLayout } from '#layouts/login-layout.tsx'

export const Route = createFileRoute('/login')({
  staticData: { shape: 'form' },
  loader: ({ context }) => context.i18n.loadNamespaces('login'),
  component: LoginFrame,
})

function LoginFrame() {
  const { language } = useLanguage()
  return (
    <LoginLayout home="/login" shelf={<Shelf language={language} />}>
      <Outlet />
      <NeedsScript />
    </LoginLayout>
  )
}
