export { Captcha } from './captcha.tsx'
