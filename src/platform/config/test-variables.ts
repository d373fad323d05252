export const secret = 'a-secret-of-at-least-thirty-two-characters'

/** All that a public host must be told, but where its data is. */
export const productionVariables = {
  BASE_URL: 'https://books.example.org',
  AUTH_SECRET: secret,
  SMTP_URL: 'smtp://mailer:hunter2@mail.example.org:587',
  MAIL_FROM: 'Incipit <library@example.org>',
}
