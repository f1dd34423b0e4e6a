export const subjectOf = ({ id, email }: { id: number; email: string }) => ({ type: 'users', id, name: email });
