import type { Employee } from '@larkwell/contracts/employees/employees';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { employeeTexts } from '../messages/employees';

/** A button that mails the invitation of one employee again. */
export function SendAgain({ id, full_name }: Pick<Employee, 'id' | 'full_name'>) {
  return (
    <PostForm>
      <input type="hidden" name="employee" value={id} />
      <Button variant="secondary" size="small" busyLabel="LOADING...">
        {employeeTexts.sendAgain}
        <span className="visually-hidden"> to {full_name}</span>
      </Button>
    </PostForm>
  );
}
