export { useCaptcha } from './use-captcha.tsx'
