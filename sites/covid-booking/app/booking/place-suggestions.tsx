import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { schedulerMessages as words } from '../messages/scheduler';
import { HiddenFields } from './hidden-fields';

interface PlaceSuggestionsProps {
  /** `Omaha, NE` */
  places: readonly string[];
  /** Where a pressed place is posted, as `location`. */
  action: string;
  /** Hidden fields posted with it. */
  testType?: string;
}

/**
 * Places similar to an unknown one, as buttons that search them. Renders nothing if there are none. Each has a form of its
 * own: text browsers show it on its own line, and Lynx would show the value of a button before its words.
 */
export function PlaceSuggestions({ places, action, testType }: PlaceSuggestionsProps) {
  if (places.length === 0) return null;
  return (
    <div className="stack" data-gap="small">
      <p>{words.suggestions}</p>
      <div className="cluster">
        {places.map((location) => (
          <PostForm key={location} action={action}>
            <HiddenFields values={{ location, ...(testType && { testType }) }} />
            <Button variant="secondary" size="small">
              {location}
            </Button>
          </PostForm>
        ))}
      </div>
    </div>
  );
}
