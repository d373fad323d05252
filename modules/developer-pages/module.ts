import { defineModule } from '#kit/features/index.ts'

export default defineModule({
  mailboxPages: [{ to: '/dev/mails', title: 'templates.title' }],
})
