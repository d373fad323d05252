import { type ComponentType, createContext, type ReactNode, use } from 'react'
import { Page } from '#layouts/page.tsx'

export interface WebhookFrameProps {
  title: ReactNode
  action?: ReactNode
  children: ReactNode
}

interface Target {
  to: string
  params?: Record<string, string>
}

/** Where webhooks are shown: in the back office, or with the organization that they belong to. */
export interface WebhookPlace {
  organizationId: string | null
  /** The page that lists them. */
  list: Target
  detail: (id: string) => Target
  Frame: ComponentType<WebhookFrameProps>
}

export const WebhookPlaceContext = createContext<WebhookPlace>({
  organizationId: null,
  list: { to: '/manager/webhooks' },
  detail: (id) => ({ to: '/manager/webhooks/$id', params: { id } }),
  Frame: Page,
})

export const useWebhookPlace = () => use(WebhookPlaceContext)
