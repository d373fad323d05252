import { createFileRoute } from '@tanstack/react-router'
import { guardReference } from '#routes/-guards.ts'
import { ReferencePage, referenceQuery } from '../../index.ts'

export const Route = createFileRoute('/api/docs')({
  staticData: { title: 'apiReference' },
  beforeLoad: guardReference,
  loader: async ({ context: { i18n, queryClient } }) => {
    await Promise.all([i18n.loadNamespaces('api-reference'), queryClient.query(referenceQuery)])
  },
  component: ReferencePage,
})
