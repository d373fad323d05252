import { Avatar } from '#ui/data/avatar.tsx'

export const group = 'data'

const people = [
  'Amina Diallo',
  'نجيب محفوظ',
  'Shaaban Robert',
  'Éléonore',
  'Wole Soyinka',
  '王小波',
]

export default function AvatarExample() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {people.map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Amina Diallo" size="small" />
      <Avatar name="Amina Diallo" size="large" />
      <Avatar name="Amina Diallo" shape="square" />
    </div>
  )
}
