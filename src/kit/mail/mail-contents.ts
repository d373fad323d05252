export interface MailLink {
  address: string
  text: string
}

export interface MailItem {
  id: string
  text: string
  address?: string | undefined
}

export interface MailContents {
  subject: string
  preview: string
  title: string
  intro: string
  code?: string
  items?: readonly MailItem[]
  link?: MailLink
  detail: string
  note: string
  footer?: readonly MailLink[]
}
