import { ExactTime } from '#kit/activity/index.ts'

export interface KindValueProps {
  value: unknown
}

export const KindValue = ({ value }: KindValueProps) => <ExactTime at={new Date(String(value))} />
