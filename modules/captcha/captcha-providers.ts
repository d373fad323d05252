export const captchaProviders = ['cloudflare-turnstile', 'google-recaptcha', 'hcaptcha'] as const

export type CaptchaProvider = (typeof captchaProviders)[number]
