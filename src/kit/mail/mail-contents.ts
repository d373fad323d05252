export interface MailContents {
  subject: string
  preview: string
  title: string
  intro: string
  code?: string
  items?: readonly { id: string; text: string; address?: string | undefined }[]
  link?: { address: string; text: string }
  detail: string
  note: string
  footer?: readonly { address: string; text: string }[]
}
