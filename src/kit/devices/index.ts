export { deviceOf } from './device.ts'
export { PlaceText } from './place-text.tsx'
export { useDeviceName } from './use-device-name.ts'
