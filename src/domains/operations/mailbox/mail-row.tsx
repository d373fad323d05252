import type { ReactNode } from 'react'

export const mailRow =
  'border-s-4 border-transparent ps-3 sm:ps-5 sm:pe-6 aria-[current=page]:border-accent aria-[current=page]:bg-accent-tint'

export function MailSubject({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className="one-line">
      {children}
    </span>
  )
}
