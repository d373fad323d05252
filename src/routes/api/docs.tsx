import { createFileRoute } from '@tanstack/react-router'
import { ReferencePage, referenceQuery } from '#domains/operations/api-reference/index.ts'
import { guardReference } from '../-guards.ts'

export const Route = createFileRoute('/api/docs')({
  staticData: { title: 'apiReference' },
  beforeLoad: guardReference,
  loader: async ({ context: { i18n, queryClient } }) => {
    await Promise.all([i18n.loadNamespaces('api-reference'), queryClient.query(referenceQuery)])
  },
  component: ReferencePage,
})
