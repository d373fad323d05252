import { product } from '#rules/product.ts'
export const secret = 'a-secret-of-at-least-thirty-two-characters'

export const productionVariables = {
  BASE_URL: 'https://product.example.org',
  AUTH_SECRET: secret,
  SMTP_URL: 'smtp://mailer:hunter2@mail.example.org:587',
  MAIL_FROM: `${product.name} <product@example.org>`,
}
