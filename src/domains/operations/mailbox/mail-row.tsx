import type { ReactNode } from 'react'

/** How a row of a list of mails looks: the chosen one keeps a plum edge at its start. */
export const mailRow =
  'border-s-4 border-transparent ps-3 sm:ps-5 sm:pe-6 aria-[current=page]:border-plum aria-[current=page]:bg-plum-tint'

/** In whatever language: cut at its own end, and set where the page's lines begin. */
export function MailSubject({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className="one-line">
      {children}
    </span>
  )
}
