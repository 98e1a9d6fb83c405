ALTER TABLE `letters` ADD `carried_at` integer;--> statement-breakpoint
CREATE INDEX `letters_uncarried` ON `letters` (`account`) WHERE carried_at IS NULL;