import { useLocation } from '@tanstack/react-router'
import { usePageFacts } from './page-facts.ts'

export function PrintedAddress() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const origin = usePageFacts()?.configuration.baseUrl
  return (
    <p className="mt-8 hidden border-t border-line pt-3 text-xs text-ink-soft print:block">
      <bdi dir="ltr">
        {origin}
        {path}
      </bdi>
    </p>
  )
}
