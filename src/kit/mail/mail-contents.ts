export interface MailContents {
  subject: string
  preview: string
  title: string
  intro: string
  code?: string
  link?: { address: string; text: string }
  detail: string
  note: string
}
