import { createFileRoute, redirect } from '@tanstack/react-router'
import { VerifyPage } from '#domains/identity/login/index.ts'
import { verifySearch } from '../-search.ts'

export const Route = createFileRoute('/login/verify')({
  staticData: { title: 'verify' },
  validateSearch: verifySearch,
  beforeLoad: ({ search }) => {
    // Without an address there is no code to enter, so the user starts at the address form.
    if (!search.email) throw redirect({ to: '/login', search: { redirect: search.redirect } })
  },
  // The page works without it.
  loader: async ({ context: { parts } }) => {
    await Promise.allSettled(parts.signIn.map(({ part }) => part.fetch()))
  },
  component: Verify,
})

function Verify() {
  return <VerifyPage {...Route.useSearch()} />
}
