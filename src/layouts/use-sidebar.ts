import { useState } from 'react'
import { usePageFacts } from './document/page-facts.ts'

const COOKIE_SECONDS = 365 * 24 * 60 * 60

/** A cookie stores the state, so that the server renders it. */
export function useSidebar() {
  const [collapsed, setCollapsed] = useState(usePageFacts()?.sidebar === 'collapsed')

  function toggle() {
    document.cookie = `sidebar=${collapsed ? 'open' : 'collapsed'}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
    setCollapsed(!collapsed)
  }

  return { collapsed, toggle }
}
