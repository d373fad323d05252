import { useState } from 'react'
import type { Member } from '../member.server.ts'

/** Keeps the member while the dialog closes, so that its text stays. */
export function useRemoval() {
  const [asked, setAsked] = useState<{ member: Member; isOpen: boolean }>()
  return {
    member: asked?.member,
    open: asked?.isOpen ?? false,
    ask: (member: Member) => setAsked({ member, isOpen: true }),
    onClose: () => setAsked((before) => before && { ...before, isOpen: false }),
  }
}
