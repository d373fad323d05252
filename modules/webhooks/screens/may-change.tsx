import type { ReactNode } from 'react'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { useWebhookPlace } from './webhook-place.ts'

interface MayChangeProps {
  by: 'create' | 'update' | 'delete'
  children: ReactNode
}

/** The pages of an organization are for those who may do everything with its webhooks. */
export function MayChange({ by, children }: MayChangeProps) {
  const { organizationId } = useWebhookPlace()
  return organizationId === null ? (
    <Allowed needs={{ webhook: [by] }}>{children}</Allowed>
  ) : (
    children
  )
}
