export const mailChoices = ['atOnce', 'daily', 'weekly', 'off'] as const

export type MailChoice = (typeof mailChoices)[number]
