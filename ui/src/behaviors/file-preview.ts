import { Behavior, define } from './behavior';

/** Previews the chosen picture and accepts a file dropped on the frame. */
class FilePreview extends Behavior {
  #url = '';

  protected start() {
    const input = this.one<HTMLInputElement>('input[type=file]');
    const picture = this.one<HTMLImageElement>('img');
    if (!input || !picture) return;
    this.on(input, 'change', () => this.#show(picture, input.files?.[0]));
    this.on(this, 'dragover', (event) => {
      event.preventDefault();
      this.dataset.over = '';
    });
    this.on(this, 'dragleave', () => delete this.dataset.over);
    this.on(this, 'drop', (event) => {
      event.preventDefault();
      delete this.dataset.over;
      if (!event.dataTransfer?.files.length) return;
      input.files = event.dataTransfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }

  #show(picture: HTMLImageElement, file: File | undefined) {
    URL.revokeObjectURL(this.#url);
    picture.hidden = !file?.type.startsWith('image/');
    if (picture.hidden || !file) return;
    this.#url = URL.createObjectURL(file);
    picture.src = this.#url;
    picture.alt = `${this.dataset.alt ?? ''} ${file.name}`;
  }
}

define('file-preview', FilePreview);
