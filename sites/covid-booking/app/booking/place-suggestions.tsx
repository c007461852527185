import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { schedulerMessages as words } from '../messages/scheduler';

interface PlaceSuggestionsProps {
  /** `Omaha, NE` */
  places: readonly string[];
  /** Where a pressed place is posted, as `location`. */
  action: string;
  /** Hidden fields posted with it. */
  testType?: string;
}

/** Places similar to an unknown one, as buttons that search them. Renders nothing if there are none. */
export function PlaceSuggestions({ places, action, testType }: PlaceSuggestionsProps) {
  if (places.length === 0) return null;
  return (
    <PostForm className="stack" data-gap="small" action={action}>
      {testType && <input type="hidden" name="testType" value={testType} />}
      <p>{words.suggestions}</p>
      <div className="cluster">
        {places.map((place) => (
          <Button key={place} variant="secondary" size="small" name="location" value={place}>
            {place}
          </Button>
        ))}
      </div>
    </PostForm>
  );
}
