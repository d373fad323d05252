import { useState } from 'react'
import type { Member } from '../member.server.ts'

/** About whom it is asked; a dialog that leaves still says their name. */
export function useRemoval() {
  const [asked, setAsked] = useState<{ member: Member; isOpen: boolean }>()
  return {
    member: asked?.member,
    open: asked?.isOpen ?? false,
    ask: (member: Member) => setAsked({ member, isOpen: true }),
    onClose: () => setAsked((before) => before && { ...before, isOpen: false }),
  }
}
