import { useState } from 'react'
import { usePageFacts } from './document/page-facts.ts'

const COOKIE_SECONDS = 365 * 24 * 60 * 60

export function useSidebar() {
  const [collapsed, setCollapsed] = useState(usePageFacts()?.sidebar === 'collapsed')

  function toggle() {
    document.cookie = `sidebar=${collapsed ? 'open' : 'collapsed'}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`
    setCollapsed(!collapsed)
  }

  return { collapsed, toggle }
}
