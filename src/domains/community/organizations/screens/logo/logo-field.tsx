import { PictureField, type PictureFieldProps } from '#kit/pictures/index.ts'
import { Avatar } from '#ui/data/avatar.tsx'

interface LogoFieldProps extends Omit<PictureFieldProps, 'kind' | 'children'> {
  name: string
}

export function LogoField({ name, ...field }: LogoFieldProps) {
  return (
    <PictureField {...field} kind="logo">
      {(picture) => <Avatar shape="square" size="large" name={name} image={picture?.src ?? null} />}
    </PictureField>
  )
}
